import { styled } from "styled-components"

/** Height of the folded panel on a phone; the map ends where it begins, so no seat is ever under it. */
export const FOLDED = "148px"

/** Map and panel side by side; on a phone the panel is a sheet over the lower part. */
export const Ground = styled.div.attrs<{ "data-fills-screen"?: string }>({ "data-fills-screen": "" })`
  position: relative;
  display: grid;
  grid-template: "map head" auto "map panel" minmax(0, 1fr) / minmax(0, 1fr) 400px;
  height: calc(100dvh - 65px);
  min-height: 520px;
  overflow: hidden;
  ${({ theme }) => theme.upTo(1000)} {
    grid-template: "head" auto "map" minmax(0, 1fr) / minmax(0, 1fr);
    height: calc(100dvh - 57px);
    min-height: 420px;
  }
  /* Very low windows, such as a page zoomed to 400 %, scroll instead. */
  @media (max-height: 480px) {
    display: block;
    height: auto;
  }
`

export const Picture = styled.div`
  grid-area: map;
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: ${({ theme }) => theme.color.surface};
  ${({ theme }) => theme.upTo(1000)} { padding-bottom: ${FOLDED}; }
  @media (max-height: 480px) { height: 340px; padding-bottom: 0; }
`

/** Above the panel; on a phone above the map. */
export const Corner = styled.div`
  grid-area: head;
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[5]} 0`};
  border-left: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surfaceRaised};
  ${({ theme }) => theme.upTo(1000)} {
    padding: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
    border: 0;
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    header { grid-template-columns: auto 1fr; column-gap: ${({ theme }) => theme.space[2]}; }
    header a { grid-row: 1 / 3; font-size: 0; }
    header p:not(.when) { display: none; }
    header h1, header .when { font-size: ${({ theme }) => theme.size.body}; line-height: 1.25; }
  }
`

/** How to look at the seats: above them, never over one. */
export const Tools = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]} ${theme.space[2]}`};
`

/** Where the list stands instead of the map. */
export const ListScroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[5]} ${({ theme }) => theme.space[5]};
  ${({ theme }) => theme.upTo(600)} { padding-inline: ${({ theme }) => theme.space[4]}; }
`
