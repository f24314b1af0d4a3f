/** Something that must hold; `holds` throws otherwise. Any test runner can run it. */
export interface Law {
  readonly name: string
  holds(): void | Promise<void>
}
