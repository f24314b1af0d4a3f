export type { SearchHit } from './hit.ts'
export { openSearch, type Search } from './search.ts'
export { type Topic, topicsOf } from './topics.ts'
