import { styled } from "styled-components"

/** A part of the profile beside its form: what it is, a list, and what can be done with it. */
export const ProfileSection = styled.section`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[3]};
  h2 { outline: none; }
  p { color: ${({ theme }) => theme.color.inkMuted}; max-width: 62ch; }
  ul { display: grid; justify-self: stretch; gap: ${({ theme }) => theme.space[4]}; padding: 0; list-style: none; }
  form { justify-self: stretch; }
`
