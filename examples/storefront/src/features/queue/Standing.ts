import { styled } from "styled-components"

/** The one thing to read: a time, large and still. */
export const Standing = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[5]};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.accentSoft};
  > strong {
    color: ${({ theme }) => theme.color.accent};
    font-family: ${({ theme }) => theme.font.display};
    font-size: clamp(2rem, 1.6rem + 2.2vw, 3rem);
    font-weight: ${({ theme }) => theme.font.displayWeight};
    letter-spacing: ${({ theme }) => theme.font.displayTracking};
    line-height: 1.1;
  }
`
