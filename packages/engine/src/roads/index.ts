export * from './bead-plate.ts'
export * from './big-road.ts'
export * from './derived-roads.ts'
export { ROAD_ROWS, type Square } from './lay.ts'
