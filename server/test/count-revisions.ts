import type { Knex } from "knex"
import { isPostgres } from "../src/database/open-database.ts"

/** What of a website is kept in memory by its revision. */
const published = [
  "pages",
  "shows",
  "events",
  "event_prices",
  "subscriptions",
  "subscription_events",
  "subscription_prices",
  "products",
  "product_events",
  "combos",
  "promotions",
  "presale_codes",
  "static_pages",
  "outlets",
  "banners",
  "newsletters",
  "venues",
  "venue_levels",
  "venue_price_levels",
  "venue_sections",
  "event_seats_off",
]

/** These come with their sections, and in tens of thousands: counted by row, they would take longer than the import. */
const seats = ["venue_rows", "venue_seats"]

/**
 * Raises a website's revision whenever a row that it publishes changes, as an import does. Tests change rows at will; with
 * this their server need not read the whole website again for each request.
 */
export async function countRevisions(db: Knex): Promise<void> {
  const postgres = isPostgres(db)
  if (postgres)
    await db.raw(`
      CREATE FUNCTION count_revisions() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE websites SET revision = revision + 1 WHERE id IN (SELECT website_id FROM changed);
        RETURN NULL;
      END $$;
      CREATE FUNCTION count_settings() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN NEW.revision := OLD.revision + 1; RETURN NEW; END $$;
      CREATE TRIGGER websites_counted BEFORE UPDATE ON websites FOR EACH ROW
      WHEN (NEW.revision = OLD.revision) EXECUTE FUNCTION count_settings()`)
  else
    await db.raw(`
      CREATE TRIGGER websites_counted AFTER UPDATE ON websites WHEN NEW.revision = OLD.revision BEGIN
        UPDATE websites SET revision = revision + 1 WHERE id = NEW.id;
      END`)
  const count = async (table: string, change: "INSERT" | "UPDATE" | "DELETE") => {
    const rows = change === "DELETE" ? "OLD" : "NEW"
    const trigger = `CREATE TRIGGER ${table}_${change.toLowerCase()}_counted AFTER ${change} ON ${table}`
    await db.raw(
      postgres
        ? `${trigger} REFERENCING ${rows} TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revisions()`
        : `${trigger} BEGIN UPDATE websites SET revision = revision + 1 WHERE id = ${rows}.website_id; END`,
    )
  }
  for (const table of [...published, ...seats]) {
    await count(table, "UPDATE")
    await count(table, "DELETE")
  }
  for (const table of published) await count(table, "INSERT")
}
