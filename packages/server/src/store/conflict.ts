/** The table went on without us: somebody else appended first. Nothing was written. */
export class Conflict extends Error {}
