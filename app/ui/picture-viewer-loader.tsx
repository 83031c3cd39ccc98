import { type ComponentType, useEffect, useState } from "react";
import type { PictureViewerProps } from "./picture-viewer";

/** The full-screen viewer. Its code arrives when it is first opened. */
export function PictureViewerLoader(props: PictureViewerProps) {
  const [Viewer, setViewer] = useState<ComponentType<PictureViewerProps>>();

  useEffect(() => {
    const fetchViewer = async () => {
      const { PictureViewer } = await import("./picture-viewer");
      setViewer(() => PictureViewer);
    };
    fetchViewer().catch(console.warn);
  }, []);

  return Viewer && <Viewer {...props} />;
}
