interface SharedLink {
  title: string;
  url: string;
}

/**
 * Hands a link to the system's own sheet, and where there is none copies it.
 *
 * @returns whether it was copied; undefined where there is nothing to say of it
 */
export async function shareLink({ title, url }: SharedLink): Promise<boolean | undefined> {
  try {
    if ("share" in navigator) {
      await navigator.share({ title, url });
      return undefined;
    }
  } catch (error) {
    // Who closes the sheet has changed their mind; anything else is no reason to give up.
    if (error instanceof DOMException && error.name === "AbortError") return undefined;
  }
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}
