import type { ModuleGraph } from "./module-graph.ts"
import { LOOSE, type Service } from "./read-module.ts"
import type { Mentions } from "./syntax.ts"

/**
 * What of the code runs for a user: `file#name` for a declaration, `Service.method` for what a service of the SDK does.
 * A name counts when code that counts mentions it, wherever; shadowing is not looked at, so that reach errs on the
 * side of what is reached.
 */
export interface Reach {
  readonly declaration: (file: string, name: string) => boolean
  readonly method: (service: string, method: string) => boolean
  /** A method of the Promise face, as `cart.extend`. */
  readonly offered: (method: string) => boolean
}

interface Options {
  /** Files all of whose code counts. */
  readonly roots: Iterable<string>
  /** The Promise face: it names every method and calls none. */
  readonly face: string
}

/** As variables that hold a service are called: `SeatMaps` is `seatMaps`. */
const variableOf = (service: string) => service.charAt(0).toLowerCase() + service.slice(1)

export function reach(graph: ModuleGraph, { roots, face }: Options): Reach {
  const seen = new Set<string>()
  const services = new Map<string, { readonly file: string; readonly service: Service }>()
  for (const [file, { services: own }] of graph.modules)
    for (const service of own) services.set(variableOf(service.name), { file, service })
  const aliases = new Map<string, Set<string>>()
  for (const { aliases: own } of graph.modules.values())
    for (const [alias, name] of own) {
      const variable = variableOf(name)
      if (services.has(variable)) aliases.set(alias, (aliases.get(alias) ?? new Set()).add(variable))
    }

  /** Follows re-exports to the file that declares a name; `*` is everything a file exports. */
  function enter(file: string | undefined, name: string): void {
    const module = file === undefined ? undefined : graph.modules.get(file)
    if (file === undefined || module === undefined || seen.has(`export ${file}#${name}`)) return
    seen.add(`export ${file}#${name}`)
    load(file)
    if (name === "*") {
      for (const outside of [...module.exports.keys(), ...module.reexports.keys()]) enter(file, outside)
      for (const star of module.starExports) enter(graph.resolve(file, star), "*")
      return
    }
    const own = module.exports.get(name)
    const other = module.reexports.get(name)
    if (own !== undefined) use(file, own)
    else if (other !== undefined) enter(graph.resolve(file, other.specifier), other.name)
    else for (const star of module.starExports) enter(graph.resolve(file, star), name)
  }

  /** A module that is loaded runs its loose statements. */
  function load(file: string): void {
    const module = graph.modules.get(file)
    if (module === undefined || seen.has(`load ${file}`)) return
    seen.add(`load ${file}`)
    follow(file, module.effects)
  }

  /** A name as it stands in a file: declared there, or imported. */
  function use(file: string, name: string, member?: string): void {
    const module = graph.modules.get(file)
    const imported = module?.imports.get(name)
    if (imported !== undefined) {
      const target = graph.resolve(file, imported.specifier)
      enter(target, imported.name === "*" ? (member ?? "*") : imported.name)
      return
    }
    const declared = module?.declarations.get(name)
    if (declared === undefined || seen.has(`${file}#${name}`)) return
    seen.add(`${file}#${name}`)
    if (file !== face) follow(file, declared)
  }

  function follow(file: string, { names, members, loads }: Mentions, within?: Service): void {
    const namespaces = graph.modules.get(file)?.imports
    const asMembers = new Set<string>()
    for (const member of members) {
      const [object = "", property = ""] = member.split(".")
      for (const variable of [object, ...(aliases.get(object) ?? [])]) call(variable, property)
      if (namespaces?.get(object)?.name !== "*") continue
      asMembers.add(object)
      use(file, object, property)
    }
    // Which of its exports are used is not looked at.
    for (const specifier of loads) enter(graph.resolve(file, specifier), "*")
    for (const name of names) {
      if (asMembers.has(name)) continue
      if (within?.locals.has(name)) local(file, within, name)
      else use(file, name)
    }
  }

  function call(object: string, method: string): void {
    const offered = graph.modules.get(face)?.grouped.get(`${object}.${method}`)
    if (offered !== undefined && !seen.has(`${object}.${method}`)) {
      seen.add(`${object}.${method}`)
      follow(face, offered)
    }
    const known = services.get(object)
    const mentioned = known?.service.methods.get(method)
    if (known === undefined || mentioned === undefined || seen.has(`${known.service.name}.${method}`)) return
    seen.add(`${known.service.name}.${method}`)
    use(known.file, known.service.name)
    follow(known.file, mentioned, known.service)
    follow(known.file, known.service.effects, known.service)
  }

  function local(file: string, service: Service, name: string): void {
    const mentioned = service.locals.get(name)
    if (mentioned === undefined || seen.has(`${file}#${service.name}/${name}`)) return
    seen.add(`${file}#${service.name}/${name}`)
    follow(file, mentioned, service)
  }

  const loose = graph.modules.get(face)?.grouped.get(LOOSE)
  if (loose !== undefined) follow(face, loose)
  for (const file of roots) {
    const module = graph.modules.get(file)
    if (module === undefined) continue
    load(file)
    for (const name of module.declarations.keys()) use(file, name)
  }
  return {
    declaration: (file, name) => seen.has(`${file}#${name}`),
    method: (service, method) => seen.has(`${service}.${method}`),
    offered: (method) => seen.has(method),
  }
}
