import { css, styled } from "styled-components"

/** A label above its field. */
export const fieldLook = css`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  align-content: start;
  label { font-weight: 600; }
`

/** An unseen choice over the whole of its label: what is pressed is the choice itself. */
export const overLabel = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`

/** Around an input and the sign at its end, which lets presses through to the input. */
export const FieldFrame = styled.div`
  position: relative;
  input {
    width: 100%;
    min-height: 48px;
    padding: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};
    border: 1px solid ${({ theme }) => theme.color.lineStrong};
    border-radius: ${({ theme }) => theme.radius.medium};
    background: ${({ theme }) => theme.color.surfaceRaised};
    color: ${({ theme }) => theme.color.ink};
    font-size: 1rem;
  }
  input[aria-invalid="true"] { border: 2px solid ${({ theme }) => theme.color.danger}; }
  input::placeholder { color: ${({ theme }) => theme.color.inkMuted}; }
  svg { position: absolute; inset: 0 12px 0 auto; margin-block: auto; pointer-events: none; }
`
