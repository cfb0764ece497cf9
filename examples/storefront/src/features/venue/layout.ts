import { useInsertionEffect } from "react"
import { styled } from "styled-components"
import { putIn } from "../../shared/theme/put-in.ts"

/** The list beside the map; on a phone the map comes first and the list follows it. */
export const House = styled.div`
  display: grid;
  grid-template:
    "head tools" auto
    "head map" auto
    "list map" minmax(0, 1fr)
    "list legend" auto / 400px minmax(0, 1fr);
  height: var(--window);
  min-height: 560px;
  ${({ theme }) => theme.upTo(1000)} {
    grid-template: "head" auto "tools" auto "map" 56vh "legend" auto "list" auto / minmax(0, 1fr);
    height: auto;
    min-height: 0;
  }
  @media print {
    grid-template: "head" auto "map" minmax(0, 1fr) "legend" auto / minmax(0, 1fr);
    height: 100vh;
    min-height: 0;
    overflow: hidden;
  }
`

export const Tools = styled.div`
  grid-area: tools;
  display: flex;
  align-items: flex-start;
  justify-content: flex-end;
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]} ${theme.space[2]}`};
  ${({ theme }) => theme.upTo(1000)} { justify-content: flex-start; padding-top: 0; }
`

/** A wide sheet for a wide house; the page around the map stays off it. */
export const usePaper = () =>
  useInsertionEffect(
    () => putIn("@page{size:letter landscape;margin:10mm}@media print{#content{display:block}}"),
    [],
  )
