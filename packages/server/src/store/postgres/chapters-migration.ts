/** A chapter has the hash of its last event: the chain goes on from there, wherever the archive is. */
export const CHAPTER_HASHES = 'ALTER TABLE chapters ADD COLUMN hash TEXT NOT NULL'
