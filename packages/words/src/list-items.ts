/** The words of a message that is a list: one after the other, as the language puts commas between them. */
export const listItems = (words: string): readonly string[] => words.split(/, |、/)
