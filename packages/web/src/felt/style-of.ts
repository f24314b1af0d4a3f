import type { CSSProperties } from 'react'
import type { Box } from './arrange.ts'

/** Where a part of the table lies. */
export const styleOf = ({ x, y, width, height }: Box): CSSProperties => ({ left: x, top: y, width, height })
