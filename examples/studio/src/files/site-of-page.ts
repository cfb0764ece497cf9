/** The site whose server this page came from; none where the studio is a page of its own. */
export const siteOfPage = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="parterre-site"]')?.content || undefined

/** Whether files of a site, or of none, belong on this page: a studio of its own opens all. */
export const isOfPage = (site: string | undefined): boolean =>
  site === undefined || siteOfPage() === undefined || site === siteOfPage()
