/** Saves a file on the reader's device. */
export function saveBlob(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

export const saveFile = (name: string, text: string, type: string): void =>
  saveBlob(name, new Blob([text], { type }))

/** Saves a spreadsheet; the byte order mark tells it that the text is UTF-8. */
export const saveSpreadsheet = (name: string, text: string): void =>
  saveFile(name, `\ufeff${text}`, 'text/csv')
