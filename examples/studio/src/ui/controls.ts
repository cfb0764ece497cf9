import { styled } from "styled-components"

/** What is pressed: `main` once on a screen at most, `quiet` for the rest. */
export const Button = styled.button.attrs(({ type = "button" }) => ({ type }))<{
  $kind?: "main" | "quiet" | "plain"
}>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: 34px;
  padding: 4px 12px;
  border: 1px solid
    ${({ theme, $kind }) => ($kind === "main" ? theme.color.accent : $kind === "plain" ? "transparent" : theme.color.lineStrong)};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme, $kind }) => ($kind === "main" ? theme.color.accent : $kind === "plain" ? "transparent" : theme.color.surfaceRaised)};
  color: ${({ theme, $kind }) => ($kind === "main" ? theme.color.onAccent : theme.color.ink)};
  font-weight: ${({ $kind }) => ($kind === "main" ? 600 : 500)};
  font-size: ${({ theme }) => theme.size.small};
  text-align: center;
  cursor: pointer;
  &:hover:not(:disabled) { border-color: ${({ theme }) => theme.color.accent}; }
  &[aria-pressed="true"] {
    border-color: ${({ theme }) => theme.color.select};
    background: ${({ theme }) => theme.color.selectSoft};
  }
  &:disabled {
    cursor: default;
    color: ${({ theme }) => theme.color.inkMuted};
    border-color: ${({ theme, $kind }) => ($kind === "plain" ? "transparent" : theme.color.line)};
    background: transparent;
  }
  svg { flex: none; }
`

export const Field = styled.label`
  display: grid;
  gap: 2px;
  min-width: 0;
  font-size: ${({ theme }) => theme.size.small};
  > span { color: ${({ theme }) => theme.color.inkMuted}; font-weight: 500; }
`

const inputLook = `
  width: 100%;
  min-width: 0;
  min-height: 34px;
  padding: 4px 8px;
  border-radius: 4px;
`

export const Input = styled.input`
  ${inputLook}
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  background: ${({ theme }) => theme.color.surfaceRaised};
  &[type="number"] { font-variant-numeric: tabular-nums; }
  &[type="color"] { padding: 2px; cursor: pointer; }
  &[aria-invalid="true"] { border: 2px solid ${({ theme }) => theme.color.danger}; }
`
export const Select = styled.select`
  ${inputLook}
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  background: ${({ theme }) => theme.color.surfaceRaised};
`
export const TextArea = styled.textarea`
  ${inputLook}
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  background: ${({ theme }) => theme.color.surfaceRaised};
  resize: vertical;
`

/** Fields side by side, as many as there is width for. */
export const Fields = styled.div<{ $columns?: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns = 2 }) => $columns}, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[2]};
  align-items: end;
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
`

export const Check = styled.label`
  display: flex;
  gap: 8px;
  align-items: center;
  min-height: 28px;
  font-size: ${({ theme }) => theme.size.small};
  input { width: 18px; height: 18px; margin: 0; accent-color: ${({ theme }) => theme.color.accent}; }
`

export const Hint = styled.p`
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.size.tiny};
  text-wrap: pretty;
`

export const Problem = styled.div.attrs({ role: "alert" })`
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};
  border-left: 4px solid ${({ theme }) => theme.color.danger};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.dangerSoft};
  font-size: ${({ theme }) => theme.size.small};
`

export const Group = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[3]}`};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  form { display: grid; gap: 8px; }
  > h2, > h3 { font-size: ${({ theme }) => theme.size.small}; font-weight: 700; }
`
