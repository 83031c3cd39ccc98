import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import type { PictureViewerProps } from "./picture-viewer";

/** The full-screen viewer. Its code is fetched when it is first opened. If that fails, it stays closed. */
export function PictureViewerLoader(props: PictureViewerProps) {
  const [Viewer, setViewer] = useState<ComponentType<PictureViewerProps>>();

  const giveUp = useEffectEvent(() => props.onClose(props.start));

  useEffect(() => {
    const fetchViewer = async () => {
      const { PictureViewer } = await import("./picture-viewer");
      setViewer(() => PictureViewer);
    };
    fetchViewer().catch(() => giveUp());
  }, []);

  return Viewer && <Viewer {...props} />;
}
