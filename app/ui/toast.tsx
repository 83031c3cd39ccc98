import { createRoot } from "react-dom/client";
import { ToastContainer, toast } from "react-toastify/unstyled";
import type { Notice } from "./notify";

let mounted = false;

function mount() {
  if (mounted) return;
  mounted = true;
  const place = document.body.appendChild(document.createElement("div"));
  createRoot(place).render(<ToastContainer role="status" aria-label="Notices" />);
}

/** Shows a toast; the first one brings the container that all of them share. */
export function showToast({ title, text, tone }: Notice) {
  mount();
  toast[tone](
    <>
      <strong>{title}</strong>
      <p>{text}</p>
    </>,
  );
}
