/** Why something was not done, beside whatever asked for it. */
export function Refusal({ text }: { readonly text: string }) {
  return (
    <p className="refusal" role="alert">
      {text}
    </p>
  );
}
