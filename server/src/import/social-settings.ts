import { secretNames } from "../payment-config.ts"
import { socialVariables } from "../social-config.ts"
import type { ImportProblem } from "./problem.ts"
import type { Checked } from "./source.ts"
import type { Surroundings } from "./staff-passwords.ts"
import type { TenantFile } from "./tenant-files.ts"

/** What signing in with Google and Facebook needs and was not given. */
export function socialProblems(
  { source, value }: Checked<TenantFile>,
  { environment, production }: Surroundings,
): readonly ImportProblem[] {
  const { socialProviders, facebookVersion, clientAccount, accountCode } = value
  if (socialProviders === undefined)
    return facebookVersion === undefined
      ? []
      : [source.problem(["facebookVersion"], "Facebook is not among socialProviders. Leave it out")]
  if (clientAccount === "NO")
    return [source.problem(["socialProviders"], "the site has no accounts to sign in to. Leave it out")]
  return socialProviders.flatMap(({ provider }, index): ImportProblem[] => {
    const path = ["socialProviders", index, "provider"]
    if (socialProviders.findIndex((one) => one.provider === provider) < index)
      return [source.problem(path, `${provider} is there twice. Leave one out`)]
    const { prefix, secret, name } = socialVariables[provider]
    const names = secretNames(prefix, secret, accountCode)
    const isGiven = names.some((variable) => environment[variable]?.trim())
    // Elsewhere the sandbox brings secrets of its own.
    return production && !isGiven
      ? [
          source.problem(
            path,
            `the environment has neither ${names.join(" nor ")}: the secret of the application, from ${name}`,
          ),
        ]
      : []
  })
}
