import { styled } from "styled-components"
import { Link } from "../navigation/router.tsx"

/** The way back to what a screen is a part of: an arrow and its name, large enough for a finger. */
export const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  width: fit-content;
  min-height: 44px;
  color: ${({ theme }) => theme.color.ink};
`
