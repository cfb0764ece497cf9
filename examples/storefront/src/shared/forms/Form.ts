import { styled } from "styled-components"

/** Fields under one another, two abreast where they belong together. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[5]};
  > button[type="submit"] { min-height: 56px; font-size: ${({ theme }) => theme.size.lead}; }
`

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(130px, 100%), 1fr));
  gap: ${({ theme }) => theme.space[5]} ${({ theme }) => theme.space[4]};
  /* A processor's own field is as wide as its room, whatever it would be by itself. */
  > * { min-width: 0; }
`
