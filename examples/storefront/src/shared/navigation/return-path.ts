/** The query parameter that names where a sign-in leads. */
const parameter = "redirectUrl"

/** The not-authorized screen, which leads back to `path` (without its language) once the staff has signed in. */
export const notAuthorizedPath = (path: string): string =>
  `/not-authorized?${new URLSearchParams({ [parameter]: path })}`

/**
 * The login, which leads back to an address of this site, with what its query says, once the client has signed in or
 * signed up.
 */
export function loginPath({
  pathname,
  search,
}: {
  readonly pathname: string
  readonly search: string
}): string {
  const query = new URLSearchParams(search).toString()
  const path = `${pathname.replace(/^\/\w+/, "")}${query === "" ? "" : `?${query}`}`
  return `/client/login?${new URLSearchParams({ [parameter]: path })}`
}

/** Where a sign-in leads: a path of this site without its language; any other address is not followed. */
export function returnPath(search: string): string | undefined {
  const path = new URLSearchParams(search).get(parameter) ?? ""
  // Two slashes or a backslash at the start would lead to another host.
  return /^\/[\w~%.-][\w~%./-]*(\?[\w%.&=+*-]*)?$/.test(path) ? path : undefined
}
