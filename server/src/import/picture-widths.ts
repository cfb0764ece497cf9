import type { Knex } from "knex"
import type { AssetRow, PictureWidthRow } from "../database/tables.ts"
import { isRaster, pictureProblem } from "./check-pictures.ts"
import { storedRows } from "./import-store.ts"
import { pictureHeader } from "./picture-header.ts"
import { ImportRefused } from "./problem.ts"
import type { SyncedTable } from "./table-difference.ts"

export const pictureWidthTable: SyncedTable = {
  name: "picture_widths",
  keys: ["website_id", "source_hash", "width"],
  unread: ["bytes", "hash"],
}

/** The rows a website has, by their keys alone: what they hold goes with the key. */
export const storedWidths = (db: Knex, websiteId: string): Promise<readonly PictureWidthRow[]> =>
  storedRows<PictureWidthRow>(db, websiteId, pictureWidthTable, [])

/**
 * The widths of the pictures that have none yet, made one picture after the other: each takes as much memory as its pixels. Refuses
 * the folder, with its name as messages have it, when pictures cannot be decoded.
 */
export async function missingWidths(
  db: Knex,
  folder: string,
  websiteId: string,
  assets: readonly AssetRow[],
): Promise<readonly PictureWidthRow[]> {
  const known = new Set((await storedWidths(db, websiteId)).map(({ source_hash }) => source_hash))
  const problems = []
  const made: PictureWidthRow[] = []
  for (const { path, bytes, hash, content_type: contentType } of assets) {
    const header = isRaster({ contentType }) ? pictureHeader(bytes) : undefined
    if (known.has(hash) || typeof header !== "object" || !header.isStill) continue
    known.add(hash)
    try {
      // Servers import this module too, and make none.
      const { narrowPictures } = await import("./narrow-pictures.ts")
      for (const narrow of await narrowPictures(bytes))
        made.push({ website_id: websiteId, source_hash: hash, ...narrow })
    } catch (error) {
      problems.push(
        pictureProblem(folder, path, `the picture cannot be decoded (${(error as Error).message})`),
      )
    }
  }
  if (problems.length > 0) throw new ImportRefused(problems)
  return made
}

/**
 * Those that a website is to have: of its pictures, and of no other. Where another import took away meanwhile what was not made
 * again, the next import makes it, and the pictures themselves are sent until then.
 */
export function wantedWidths(
  stored: readonly PictureWidthRow[],
  made: readonly PictureWidthRow[],
  assets: readonly AssetRow[],
): readonly PictureWidthRow[] {
  const hashes = new Set(assets.map(({ hash }) => hash))
  const known = new Set(stored.map(({ source_hash }) => source_hash))
  return [...stored, ...made.filter(({ source_hash }) => !known.has(source_hash))].filter(({ source_hash }) =>
    hashes.has(source_hash),
  )
}
