import type { Knex } from "knex"

/**
 * Imports once forgot people where a room was fuller than its capacity. Whoever holds a place or a ticket here is counted
 * again, beside the places let in elsewhere. No count becomes smaller: it may hold places that a refund kept from sale.
 */
export async function recountPlaces(knex: Knex): Promise<void> {
  await knex.raw(`
    UPDATE event_capacities SET taken = counted.people
    FROM (
      SELECT c.event_id, c.section_id, COALESCE(o.places, 0) + COALESCE(l.people, 0) AS people
      FROM event_capacities AS c
      LEFT JOIN event_places_off AS o ON o.event_id = c.event_id AND o.section_id = c.section_id
      LEFT JOIN (
        SELECT h.event_id, l.section_id, COUNT(*) AS people
        FROM holds AS h JOIN hold_lines AS l ON l.hold_id = h.id
        WHERE h.state IN ('live', 'sold') AND l.released = 0 AND l.seat_id IS NULL AND h.event_id IS NOT NULL
        GROUP BY h.event_id, l.section_id
      ) AS l ON l.event_id = c.event_id AND l.section_id = c.section_id
    ) AS counted
    WHERE event_capacities.event_id = counted.event_id AND event_capacities.section_id = counted.section_id
      AND counted.people > event_capacities.taken`)
  await knex.raw(`
    UPDATE event_capacities SET capacity = s.capacity FROM venue_sections AS s
    WHERE s.id = event_capacities.section_id AND s.kind = 'general-admission' AND s.capacity <> event_capacities.capacity`)
}
