const siteMeta = () => document.querySelector<HTMLMetaElement>('meta[name="parterre-site"]')

/** The site whose server this page came from; none where the studio is a page of its own. */
export const siteOfPage = (): string | undefined => siteMeta()?.content || undefined

/** Whether a server brought this page for an address that names no site of it. */
export const isSiteUnknown = (): boolean => siteMeta()?.dataset.unknown !== undefined

/** Whether files of a site, or of none, belong on this page: a studio of its own opens all. */
export const isOfPage = (site: string | undefined): boolean =>
  site === undefined || siteOfPage() === undefined || site === siteOfPage()
