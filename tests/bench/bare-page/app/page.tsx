/** A page with nothing on it but its heading. */
export default function Page() {
  return <h1>Bare page</h1>;
}
