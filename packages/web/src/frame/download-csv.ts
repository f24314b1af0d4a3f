/** Has the browser save a spreadsheet. */
export function downloadCsv(text: string, name: string): void {
  // Spreadsheets know by the mark at the beginning that letters are UTF-8.
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
