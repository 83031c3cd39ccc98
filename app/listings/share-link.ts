interface SharedLink {
  title: string;
  url: string;
}

/**
 * Opens the share dialog of the system, or copies the link if there is none.
 *
 * @returns whether it was copied; undefined if no message is needed
 */
export async function shareLink({ title, url }: SharedLink): Promise<boolean | undefined> {
  try {
    if ("share" in navigator) {
      await navigator.share({ title, url });
      return undefined;
    }
  } catch (error) {
    // An AbortError means that the visitor closed the dialog. After other errors the link is copied.
    if (error instanceof DOMException && error.name === "AbortError") return undefined;
  }
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}
