/** The address of a view of seats as it may be opened; nothing for what is no page of the web. */
export function seatViewUrl(visualizeSeatUrl: string | undefined, base: string): string | undefined {
  if (
    visualizeSeatUrl === undefined ||
    visualizeSeatUrl.trim() === "" ||
    !URL.canParse(visualizeSeatUrl, base)
  )
    return undefined
  const { protocol, href } = new URL(visualizeSeatUrl, base)
  return protocol === "https:" || protocol === "http:" ? href : undefined
}
