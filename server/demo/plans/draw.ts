import type { PlanArea, SeatingPlan } from "./seating-plan.ts"

/** The plan as an SVG picture, to look at with a browser. */
export function planSvg(plan: SeatingPlan): string {
  const colour = new Map(plan.categories.map((category) => [category.name, category.color]))
  const seats = plan.zones.flatMap((zone) =>
    zone.rows.flatMap((row) =>
      row.seats.map(
        ({ position, category }) =>
          `<circle cx="${position.x}" cy="${position.y}" r="4" fill="${colour.get(category)}"/>`,
      ),
    ),
  )
  const areas = plan.zones.flatMap((zone) => zone.areas.map(areaSvg))
  const { width, height } = plan.size
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${areas.join("")}${seats.join("")}</svg>`
}

function areaSvg(area: PlanArea): string {
  const { x, y } = area.position
  const paint = `fill="${area.color}" stroke="${area.border_color}"`
  const shape = area.polygon
    ? `<polygon points="${area.polygon.points.map((point) => `${point.x},${point.y}`).join(" ")}" ${paint}/>`
    : area.circle
      ? `<circle r="${area.circle.radius}" ${paint}/>`
      : area.rectangle
        ? `<rect width="${area.rectangle.width}" height="${area.rectangle.height}" ${paint}/>`
        : ""
  const text = area.text
    ? `<text x="${area.text.position.x}" y="${area.text.position.y}" font-size="${area.text.size}" fill="${area.text.color}" text-anchor="middle" dominant-baseline="middle">${area.text.text}</text>`
    : ""
  return `<g transform="translate(${x} ${y}) rotate(${area.rotation})">${shape}${text}</g>`
}
