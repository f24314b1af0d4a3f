import { styleText } from 'node:util'

type Format = Parameters<typeof styleText>[0]

/** Colour on a terminal, plain text elsewhere. */
export const style = (format: Format, text: string): string =>
  process.stdout.isTTY ? styleText(format, text) : text

/** The width of a line. */
export const lineWidth = (): number => process.stdout.columns ?? 120
