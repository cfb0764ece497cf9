import { styled } from "styled-components"

/** Height of the folded panel on a phone; the map ends where it begins, so no seat is ever under it. */
export const FOLDED = "108px"
/** Share of the screen that the half-open panel takes. */
export const HALF = 0.56

/** Windows too low for a map and a sheet, such as a page zoomed to 400 %, and phones on which no script opens a sheet: all scrolls. */
export const FLOWING = "@media (max-height: 480px), (scripting: none) and (max-width: 1000px)"

/** Map and panel side by side; on a phone one bar above the map, and the panel is a sheet over the lower part. */
export const Ground = styled.div.attrs<{ "data-fills-screen"?: string }>({ "data-fills-screen": "" })`
  position: relative;
  display: grid;
  grid-template: "map head" auto "map panel" minmax(0, 1fr) / minmax(0, 1fr) 400px;
  height: var(--window);
  min-height: 520px;
  overflow: hidden;
  ${({ theme }) => theme.upTo(1000)} {
    grid-template: "head tools" auto "map map" minmax(0, 1fr) / minmax(0, 1fr) auto;
    min-height: 420px;
  }
  ${FLOWING} {
    display: block;
    height: auto;
  }
`

/** The tools above the picture; on a phone they stand in the bar, beside the title. */
export const Stage = styled.div`
  grid-area: map;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: ${({ theme }) => theme.color.surface};
  ${({ theme }) => theme.upTo(1000)} { display: contents; }
`

export const Picture = styled.div`
  flex: 1;
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  ${({ theme }) => theme.upTo(1000)} {
    grid-area: map;
    padding-bottom: ${FOLDED};
    background: ${({ theme }) => theme.color.surface};
    /* What is chosen with the panel half open is seen above it. */
    ${Ground}:has(> [data-height="half"]) & { padding-bottom: calc(var(--window) * ${HALF}); }
  }
  ${FLOWING} { height: 340px; padding-bottom: 0 !important; }
`

/** Above the panel; on a phone the beginning of the bar: the way back, the title in two lines at most, and when. */
export const Corner = styled.div`
  grid-area: head;
  min-width: 0;
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[5]} 0`};
  border-left: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surfaceRaised};
  ${({ theme }) => theme.upTo(1000)} {
    padding: ${({ theme }) => `${theme.space[1]} 0`};
    border: 0;
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    header { grid-template-columns: auto minmax(0, 1fr); align-content: center; min-height: 44px; gap: 0; }
    header a { grid-row: 1 / 3; justify-content: center; width: 40px; margin: 0; font-size: 0; }
    header p:not(.when) { display: none; }
    header h1 {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      font-size: ${({ theme }) => theme.size.tiny};
      line-height: 1.15;
    }
    header .when {
      max-width: 100%;
      overflow: hidden;
      font-weight: 400;
      font-size: 0.75rem;
      line-height: 1.25;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  ${({ theme }) => theme.upTo(600)} {
    header .long { display: none; }
    header .short { display: inline; }
  }
`

/** How to look at the seats: above them, never over one. */
export const Tools = styled.div.attrs<{ "data-scripted"?: string }>({ "data-scripted": "" })`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]} ${theme.space[2]}`};
  ${({ theme }) => theme.upTo(1000)} {
    grid-area: tools;
    justify-content: flex-end;
    padding: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    background: ${({ theme }) => theme.color.surfaceRaised};
    && > * { padding: 0; overflow: hidden; }
  }
  ${({ theme }) => theme.upTo(600)} {
    gap: ${({ theme }) => theme.space[1]};
    /* Only the signs are shown; the words are still the names. */
    > :first-child label { width: 44px; padding: 0; justify-content: center; gap: 0; font-size: 0; }
  }
  /* Fingers pinch, and zooming out ends at the whole map. */
  @media (max-width: 359px) { .home { display: none; } }
`
