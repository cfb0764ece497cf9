import { readdir, readFile } from "node:fs/promises"
import { basename, join, relative, resolve, sep } from "node:path"

/** The files of a tenant's folder, wherever they are kept. */
export interface FolderFiles {
  /** As messages name it. */
  readonly name: string
  /** The file at a path within the folder; nothing when there is none. */
  read(path: string): Promise<Buffer | undefined>
  /** Names of the files and folders at its top. */
  names(): Promise<readonly string[]>
  /** Paths of the files in a sub-folder and below, in their order. */
  list(sub: string): Promise<readonly string[]>
}

/** A folder on disk. */
export function folderOnDisk(path: string): FolderFiles {
  const root = resolve(path)
  return {
    name: basename(root),
    read: (file) => readFile(join(root, file)).catch(noFile),
    names: async () => (await readdir(root).catch(noFile)) ?? [],
    async list(sub) {
      const entries =
        (await readdir(join(root, sub), { recursive: true, withFileTypes: true }).catch(noFile)) ?? []
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
        .map((file) => relative(root, file).split(sep).join("/"))
    },
  }
}

/** Files that are in memory, by their paths. */
export const folderInMemory = (name: string, files: ReadonlyMap<string, Buffer>): FolderFiles => ({
  name,
  read: async (path) => files.get(path),
  names: async () => [...new Set([...files.keys()].map((path) => path.split("/", 1)[0] ?? path))],
  list: async (sub) => [...files.keys()].filter((path) => path.startsWith(`${sub}/`)).sort(),
})

function noFile(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error
}
