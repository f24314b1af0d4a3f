/** Something that must hold; `holds` throws what does not. Whatever runs tests can run it. */
export interface Law {
  readonly name: string
  holds(): void | Promise<void>
}
