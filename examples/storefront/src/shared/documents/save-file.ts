/** Hands a file to the browser, which saves it under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement("a")
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address while it starts the download.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
