import type { CSSProperties } from 'react'
import type { FeltBox } from './arrange.ts'

/** Where a part of the table lies. */
export const styleOf = ({ x, y, width, height }: FeltBox): CSSProperties => ({
  left: x,
  top: y,
  width,
  height,
})
