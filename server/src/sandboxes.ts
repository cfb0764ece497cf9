import { ConfigError } from "./environment-reader.ts"

/**
 * The local card processors and the mailbox, which only development and tests have: `@parterre/sandboxes` is an optional
 * package that a server in production does without. Fails with a `ConfigError` where it is asked for and not installed.
 */
export const loadSandboxes = () =>
  import("@parterre/sandboxes").catch((cause: unknown) => {
    if (!isMissing(cause)) throw cause
    throw new ConfigError("SANDBOX: install @parterre/sandboxes, or set SANDBOX=false")
  })

const isMissing = (cause: unknown) =>
  cause instanceof Error && "code" in cause && cause.code === "ERR_MODULE_NOT_FOUND"
