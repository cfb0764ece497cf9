import { isTestFile, type ModuleGraph, readRepository } from "./modules/module-graph.ts"
import { type Reach, reach } from "./modules/reach.ts"
import { LOOSE } from "./modules/read-module.ts"

const FACE = "packages/sdk/src/parterre.ts"
/** What stands behind the face: the services, opened when the first is asked for. */
const OPENED = "packages/sdk/src/open-shop.ts"
/** The generated client: `api.ts` and a file for each tag of the contract. */
const operationFile = /^packages\/sdk\/src\/generated\/(api|operations\/[\w-]+)\.ts$/
/** Operations that keep tokens alive; the SDK calls these by facts of its own, not by a generated function. */
const TOKEN_OPERATIONS = "packages/sdk/src/client/token-operations.ts"

/** The contract's schemas, which developers get whole; the SDK itself loads them when an answer is checked. */
const schemas = /^packages\/sdk\/src\/(generated\/schemas\.ts$|schemas\/)/

/** What is shipped and calls others: everything but the domain and the SDK, which are called. */
const caller =
  /^(packages\/(react|seat-map)\/src\/|packages\/sdk\/src\/layer\.ts|examples\/[^/]+\/src\/|cli\/src\/|server\/src\/)/

export const isCalled = (file: string): boolean => /^packages\/(domain|sdk)\/src\//.test(file)

export function reachOf(graph: ModuleGraph): Reach {
  const callers = [...graph.modules.keys()].filter((file) => caller.test(file) && !isTestFile(file))
  return reach(graph, { roots: [...callers, OPENED], face: FACE })
}

/**
 * Exported values of the domain, methods and exports of the SDK, and operations of the contract that no shipped code
 * calls: as `domain/wallets/walletRequest`, `sdk/Locations.list`, `sdk/combos/comboOf`, `operation/getPermissionMask`.
 */
export function unreachedCode(
  excused: ReadonlySet<string>,
  graph: ModuleGraph = readRepository(),
  { declaration, method, offered }: Reach = reachOf(graph),
): string[] {
  const names = [...graph.modules].flatMap(([file, { exports, declarations, services, grouped }]) => {
    const place = /^packages\/(domain|sdk)\/src\/(?:([^/]+)\/)?/.exec(file)
    if (place === null || isTestFile(file) || schemas.test(file)) return []
    const [, pack = "", room = ""] = place
    if (operationFile.test(file))
      return [...declarations.keys()]
        .filter((id) => !declaration(file, id) && !declaration(TOKEN_OPERATIONS, id))
        .map((id) => `operation/${id}`)
    if (file === FACE)
      return [...grouped.keys()].filter((one) => one !== LOOSE && !offered(one)).map((one) => `sdk/${one}`)
    const isService = new Set(services.map(({ name }) => name))
    return [
      ...[...exports.values()]
        .filter((name) => declarations.has(name) && !isService.has(name) && !declaration(file, name))
        .map((name) => `${pack}/${room === "" ? "" : `${room}/`}${name}`),
      ...services.flatMap(({ name, methods }) =>
        [...methods.keys()].filter((one) => !method(name, one)).map((one) => `sdk/${name}.${one}`),
      ),
    ]
  })
  return [...new Set(names)].filter((name) => !excused.has(name)).sort()
}
