/** Another process appended first. Nothing was written. */
export class Conflict extends Error {}
