export { openSearch, type Search } from './search.ts'
export type { SearchHit } from './topics.ts'
export { type Topic, topicsOf } from './topics.ts'
