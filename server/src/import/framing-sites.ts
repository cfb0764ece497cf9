import type { ImportProblem } from "./problem.ts"
import type { Checked } from "./source.ts"
import type { Surroundings } from "./staff-passwords.ts"
import type { TenantFile } from "./tenant-files.ts"

const label = "[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
/** An https origin; `*.` stands for every sub-domain of a name, which has two labels of its own at least. */
const remote = new RegExp(`^https://(\\*\\.)?(${label}\\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?(:\\d{1,5})?$`)
/** A site on the machine of whoever works on the shop, on one port or on any. */
const local = /^http:\/\/(localhost|127\.0\.0\.1)(:(\d{1,5}|\*))?$/

/** Whether a text is an origin that a content security policy can name, and nothing more. */
export const isFramingSite = (text: string): boolean => remote.test(text) || local.test(text)

/** Sites that may not frame the shop of customers. */
export function framingProblems(
  { source, value }: Checked<TenantFile>,
  { production }: Surroundings,
): readonly ImportProblem[] {
  return (value.framedBy ?? []).flatMap((site, index) =>
    production && local.test(site) ? [source.problem(["framedBy", index], "not accepted in production")] : [],
  )
}

/** What is wrong with the origins of a checkout that is not at the shop's own. */
export function checkoutSiteProblems(
  { source, value }: Checked<TenantFile>,
  { production }: Surroundings,
): readonly ImportProblem[] {
  const { tkp } = value
  if (tkp === undefined) return []
  const origins = ["checkoutOrigin", "shopOrigin"] as const
  const missing = tkp.checkout ? origins.filter((field) => tkp[field] === undefined) : []
  const given = origins.flatMap((field) => (tkp[field] === undefined ? [] : [[field, tkp[field]] as const]))
  return [
    ...missing.map((field) =>
      source.problem(["tkp"], `${field} is missing: checkout: true leads from one to the other`),
    ),
    ...given.flatMap(([field, site]) => {
      if (!isFramingSite(site) || site.includes("*"))
        return [
          source.problem(["tkp", field], `"${site}" is not an origin such as https://billets.example.com`),
        ]
      return production && local.test(site)
        ? [source.problem(["tkp", field], "not accepted in production")]
        : []
    }),
    ...(tkp.checkoutOrigin !== undefined && tkp.checkoutOrigin === tkp.shopOrigin
      ? [source.problem(["tkp", "checkoutOrigin"], "the shop's own. Leave checkout out, or name another")]
      : []),
  ]
}
