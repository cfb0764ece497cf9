/** The site whose server this page came from; none where the studio is a page of its own. */
export const siteOfPage = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="parterre-site"]')?.content || undefined
