import java.util.TreeMap;
import org.apache.pdfbox.preflight.Format;
import org.apache.pdfbox.preflight.PreflightDocument;
import org.apache.pdfbox.preflight.ValidationResult;
import org.apache.pdfbox.preflight.exception.SyntaxValidationException;
import org.apache.pdfbox.preflight.parser.PreflightParser;

/** Prints what Apache PDFBox finds in files against PDF/A-1b: the file's name, how often, its number and what it says. */
public class Preflight {
  static ValidationResult resultOf(String file) throws Exception {
    try {
      PreflightParser parser = new PreflightParser(file);
      parser.parse(Format.PDF_A1B);
      try (PreflightDocument document = parser.getPreflightDocument()) {
        document.validate();
        return document.getResult();
      }
    } catch (SyntaxValidationException wrong) {
      return wrong.getResult();
    }
  }

  public static void main(String[] files) throws Exception {
    for (String file : files) {
      TreeMap<String, Integer> found = new TreeMap<>();
      for (ValidationResult.ValidationError error : resultOf(file).getErrorsList())
        found.merge(error.getErrorCode() + "\t" + error.getDetails().split("\n")[0], 1, Integer::sum);
      found.forEach((what, times) -> System.out.println(file + "\t" + times + "\t" + what));
    }
  }
}
