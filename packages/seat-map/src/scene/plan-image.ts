/** Address of the plan's background picture: the API base plus the venue's `imageUrl` [MAP-016]. */
export function planImageUrl(apiBase: string, imageUrl: string): string {
  return `${apiBase.replace(/\/+$/, "")}/${imageUrl.replace(/^\/+/, "")}`
}
