import type { SeatSelectionState } from "@parterre/react"
import { createContext, use } from "react"
import { styled } from "styled-components"

/** The plan as SVG, drawn with what is known of it. */
export type DrawPlan = (state: SeatSelectionState) => string

/** Given where a server draws the page. A browser has a canvas for it, and leaves the picture that it finds as it is. */
export const DrawPlanContext = createContext<DrawPlan>(() => "")

/** The plan that the page came with: it is seen while the code of the map is on its way, and without any code. */
export function PlanPicture({ state }: { state: SeatSelectionState }) {
  const html = { __html: use(DrawPlanContext)(state) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer writes it, and escapes what is an organiser's
  return <Picture data-plan aria-hidden suppressHydrationWarning dangerouslySetInnerHTML={html} />
}

/** In the margins of the map (`fitted` of the renderer), and gone once that is there. */
const Picture = styled.div`
  position: absolute;
  inset: 24px;
  @media (max-width: 479px) { inset: 10px; }
  svg { position: absolute; inset: 0; max-width: 100%; max-height: 100%; margin: auto; }
  &:has(+ div canvas) { display: none; }
`
