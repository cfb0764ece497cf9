/** The PDF at an address. Throws where there is none: an answer that is no PDF is a failure told as JSON or a page. */
export async function fetchDocument(url: string): Promise<Blob> {
  const answer = await fetch(url)
  const type = answer.headers.get("content-type") ?? ""
  if (!answer.ok || !type.startsWith("application/pdf"))
    throw new Error(`No PDF at ${url}: ${answer.status} ${type}`)
  return answer.blob()
}
