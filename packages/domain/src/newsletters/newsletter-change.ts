/** Milliseconds after a login or a logout until newsletters are read again [NEWS-004]. */
export const NEWSLETTER_REFRESH_MS = 2000

interface Offered {
  readonly id: string
  readonly alreadySubscribed: boolean
  readonly confirmationSent?: boolean
}

/** What ticking and unticking asks for: ids to subscribe to and to leave, in the order they are offered [NEWS-002]. */
export function newsletterChange(
  offered: readonly Offered[],
  ticked: ReadonlySet<string>,
): { readonly subscribe: readonly string[]; readonly unsubscribe: readonly string[] } {
  const has = ({ alreadySubscribed, confirmationSent }: Offered) =>
    alreadySubscribed || confirmationSent === true
  const ids = (which: (one: Offered) => boolean) => offered.filter(which).map(({ id }) => id)
  return {
    subscribe: ids((one) => ticked.has(one.id) && !has(one)),
    unsubscribe: ids((one) => !ticked.has(one.id) && has(one)),
  }
}
