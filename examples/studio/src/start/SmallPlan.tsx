import { categoryColor } from "@parterre/seating-plans/plan"
import { styled } from "styled-components"
import { planIndex } from "../document/plan-index.ts"
import type { StudioDocument } from "../document/studio-document.ts"

/** Every seat of a plan as a dot of its category's colour. A picture for eyes alone unless it has a label. */
export function SmallPlan({ document, label }: { document: StudioDocument; label?: string }) {
  const { plan } = document
  const { seats, pitch } = planIndex(plan)
  const size = plan.size ?? { width: 1000, height: 800 }
  const radius = pitch * 0.36
  const byCategory = Map.groupBy(seats, ({ category }) => category)
  const named = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label }
  return (
    <Picture viewBox={`0 0 ${size.width} ${size.height}`} {...named}>
      {[...byCategory].map(([category, own]) => {
        const index = plan.categories.findIndex(({ name }) => name === category)
        const path = own.map(
          ({ x, y }) => `M${Math.round(x - radius)} ${Math.round(y)}h${Math.round(2 * radius)}`,
        )
        const color = categoryColor(plan.categories[index]?.color, Math.max(0, index))
        return <path key={category} d={path.join("")} stroke={color} strokeWidth={2 * radius} />
      })}
    </Picture>
  )
}

const Picture = styled.svg`
  width: 100%;
  height: 220px;
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.sheet};
`
