/** The prefix of bots' names, which people cannot take. */
export const BOT_PREFIX = 'Bot-'
