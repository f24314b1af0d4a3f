/** Downloads a spreadsheet. */
export function downloadCsv(text: string, name: string): void {
  // The byte order mark tells spreadsheets that the text is UTF-8.
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
