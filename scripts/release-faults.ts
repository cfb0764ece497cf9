export interface ReleasedPackage {
  readonly name: string
  readonly manifest: {
    readonly version: string
    readonly dependencies?: Readonly<Record<string, string>>
    readonly peerDependencies?: Readonly<Record<string, string>>
  }
  /** Its CHANGELOG.md; empty when there is none. */
  readonly changes: string
}

/** Sentences for what keeps the packages from being published, each with what to do. */
export function releaseFaults(
  packages: readonly ReleasedPackage[],
  { pending, isClean }: { readonly pending: number; readonly isClean: boolean },
): string[] {
  const versions = new Map(packages.map(({ name, manifest }) => [name, manifest.version]))
  return [
    ...(pending === 0 ? [] : [`${pending} changesets are not applied: npm run version`]),
    ...(isClean ? [] : ["the working tree has changes: commit them"]),
    ...packages.flatMap(({ name, manifest, changes }) => {
      const { version, dependencies, peerDependencies } = manifest
      const own = Object.entries({ ...peerDependencies, ...dependencies }).filter(([other]) =>
        versions.has(other),
      )
      return [
        ...(version === "0.0.0" ? [`${name} has no version yet: npm run version`] : []),
        ...(version === "0.0.0" || changes.includes(`## ${version}\n`)
          ? []
          : [`${name}: CHANGELOG.md does not tell of ${version}`]),
        ...own
          .filter(([other, wanted]) => wanted.replace(/^[\^~]/, "") !== versions.get(other))
          .map(([other, wanted]) => `${name} asks for ${other} ${wanted}, which is ${versions.get(other)}`),
      ]
    }),
  ]
}
