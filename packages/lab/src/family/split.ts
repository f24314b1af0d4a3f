/** `hi-lo` plays a high game for both halves of the pot, where the filing has it both ways. */
export type PotSplit = 'high' | 'hi-lo'
